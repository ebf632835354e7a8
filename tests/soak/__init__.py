"""Long random test: robots against independent oracles, mutated files, calls of the public API.

    make soak SECONDS=3600

A case is one draw of robot, model and options, one file, or one call. It is determined by its kind
and its seed. The result is right, refused (a `sy.SymoroError`), or a failure: a wrong number, a raw
error, a hang, a crash of the process. Failures are kept in `tests/regressions`, with their content
and their seed; `test_regressions.py` replays them, `test_slice.py` runs the first seeds of each
kind.

    outcome.py      the result of a case
    robot_draws.py  random robots: one line for each structure
    robot_oracle.py expected values of a model: Pinocchio, reduced to the independent coordinates
    robot_cases.py  draws of model and options
    model_checks.py oracles and laws of a generated model
    model_forms.py  the model as machine code, as text in a language, in part
    corpora.py      valid files of every reader
    mutations.py    mutations of tokens, elements, lines, blocks and bytes
    file_cases.py   readers and what is asserted of a mutated file
    guided_cases.py files guided by coverage: mutants that reach new lines join the corpus
    call_cases.py   calls of the public API, arguments drawn from its type hints
    probe_cases.py  cases that hang, crash and fail, to test the supervision
    worker.py       runs cases in a process of its own
    supervision.py  starts and watches workers
    figures.py      counts, state file, kept failures
    __main__.py     the command
"""
