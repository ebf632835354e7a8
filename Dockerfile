# The program symoro in a container:
#   docker build -t symoro .
#   docker run --rm -v "$PWD:/work" symoro generate rx90 idm --lang c -o out/
FROM python:3.11-slim
COPY . /src
RUN SETUPTOOLS_SCM_PRETEND_VERSION=1.0.0 pip install --no-cache-dir "/src[identify,interop]" && rm -rf /src
WORKDIR /work
ENTRYPOINT ["symoro"]
CMD []
