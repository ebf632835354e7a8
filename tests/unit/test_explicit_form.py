"""Explicit forms: what they say is true, their letters mean what the legend says, and they are as
short as a textbook's.
"""

from __future__ import annotations

import dataclasses
import re

import numpy as np
import pytest

import symoro as sy
from symoro.emit.explicit_text import ExplicitText, text_length
from symoro.emit.languages import find_language
from symoro.emit.languages.latex import unpaired
from symoro.emit.source_code import configure
from symoro.expr import run_program
from symoro.notation import explain_step, latex_name

TOKEN = re.compile(
    r"\\operatorname\{sign\}|\\frac|\\sqrt|\\sin|\\cos|\\pi|\\cdot|\\left|\\right|\\,|[0-9]+\.?[0-9]*(?:e-?[0-9]+)?"
    r"|\\(?:dot|ddot|mathbf|mathit)\{[A-Za-z]+\}(?:_\{[^}]*\})?|\\?[A-Za-z]+(?:_\{[^}]*\})?|[-+(){}^]"
)


class Reader:
    """Numbers from the LaTeX of a formula; `values` are those of names."""

    def __init__(self, text: str, values: dict[str, float]) -> None:
        self.tokens = [t for t in TOKEN.findall(text) if t not in (r"\,", r"\cdot")]
        assert "".join(self.tokens) == re.sub(r"\\,|\\cdot|\s", "", text), text
        self.values, self.at = values, 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]

    def sum(self) -> float:
        sign = -1.0 if self.peek() == "-" else 1.0
        if self.peek() in ("+", "-"):
            self.take()
        total = sign * self.product()
        while self.peek() in ("+", "-"):
            sign = -1.0 if self.take() == "-" else 1.0
            total += sign * self.product()
        return total

    def product(self) -> float:
        total = 1.0
        while self.peek() not in ("", "+", "-", ")", "}", r"\right"):
            total *= self.factor()
        return total

    def factor(self) -> float:
        token = self.take()
        if token == "(":
            value = self.sum()
            assert self.take() == ")"
        elif token == r"\frac":
            value = self.braced() / self.braced()
        elif token == r"\operatorname{sign}":
            assert self.take() + self.take() == r"\left("
            value = float(np.sign(self.sum()))
            assert self.take() + self.take() == r"\right)"
        elif token == r"\sqrt":
            value = self.braced() ** 0.5
        elif token[0].isdigit():
            value = float(token)
        else:
            value = np.pi if token == r"\pi" else self.values[token]
        if self.peek() == "^":
            self.take()
            value **= self.braced()
        return value

    def braced(self) -> float:
        assert self.take() == "{"
        value = self.sum()
        assert self.take() == "}"
        return value


def legend_values(latex: str, values: dict[str, float]) -> dict[str, float]:
    """The numbers of the names of a page: symbols, and angles as the legend defines them."""
    known = dict(values)
    legend = latex.partition("\nwhere\n")[2]
    for name, function, angle in re.findall(
        r"([SCsc]_\{[^}]*\}) &?= \\(sin|cos)\(([^)]*)\)", legend
    ):
        known[name] = float(getattr(np, function)(Reader(angle, values).sum()))
    for name in list(known):
        if re.fullmatch(r"[SC]_\{.*\}", name):
            index = name[1:]
            s, c = known.get(f"S{index}"), known.get(f"C{index}")
            known |= {f"SS{index}": s**2} if s is not None else {}
            known |= {f"CC{index}": c**2} if c is not None else {}
            known |= {f"CS{index}": s * c} if None not in (s, c) else {}
    return known


def symbol_values(model: sy.Model, seed: int) -> dict[str, float]:
    rng = np.random.default_rng(seed)
    return {name: float(rng.uniform(0.3, 2.0)) for name in model.inputs}


def explicit(model: sy.Model) -> ExplicitText:
    return ExplicitText(configure(model.unit, find_language("latex"), {}))


@pytest.mark.parametrize(
    ("robot", "model"),
    [
        *((r, m) for r in ("rx90", "kr6r900", "ur5") for m in ("dgm", "jacobian", "determinant", "gravity")),
        *((r, m) for r in ("planar2r", "rrp", "scara") for m in ("idm", "lagrange", "inertia", "velocities")),
        ("rx90", "inertia"), ("rx90", "inverse-jacobian"), ("irb120", "determinant"),
        ("rx90", "idm"), ("rx90", "ddm"), ("fivebar", "jacobian"), ("scara", "inverse-jacobian"),
        ("fourbar", "gravity"), ("fourbar", "idm"), ("rx90", "energy"),
    ],
)  # fmt: skip
def test_latex_has_the_values_of_the_model(robot: str, model: str) -> None:
    m = sy.generate(robot, model)
    text, latex = explicit(m), m.latex()
    values = symbol_values(m, 1)
    known = legend_values(latex, {latex_name(name): x for name, x in values.items()})
    for name, value, _ in text.steps:
        known[name] = Reader(value, known).sum()
    answers = m.evaluate(values)
    at = 0
    for _group, array in answers.items():
        flat = np.ravel(array)
        found = [Reader(e.value, known).sum() for e in text.entries[at : at + flat.size]]
        at += flat.size
        np.testing.assert_allclose(found, flat, rtol=1e-8, atol=1e-8 * (1 + np.abs(flat).max()))
    assert at == len(text.entries) > 0


@pytest.mark.parametrize("robot", ["rx90", "stanford", "rrp", "fourbar", "sr400"])
def test_code_in_the_explicit_form_has_the_values_of_the_model(robot: str) -> None:
    ids = ("dgm", "jacobian", "idm", "inertia", "ddm", "energy", "accelerations")
    for id in ids:
        m = sy.generate(robot, id)
        unit = configure(m.unit, find_language("c"), {"form": "explicit"})
        values = {**m.robot.values, **symbol_values(m, 2)}
        ours, theirs = run_program(unit.program, values), m.evaluate(symbol_values(m, 2))
        for group, array in theirs.items():
            scale = 1 + np.abs(array).max(initial=0)
            np.testing.assert_allclose(ours[group], array, atol=1e-9 * scale, rtol=1e-9)


@pytest.mark.parametrize("language", ["python", "c", "matlab"])
def test_code_in_the_explicit_form_runs(language: str) -> None:
    for robot, id in (("rx90", "jacobian"), ("planar2r", "lagrange"), ("rrp", "idm")):
        [result] = sy.generate(robot, id).verify([language], form="explicit")
        assert result.passed or result.missing, result


def test_code_has_the_angles_first_and_one_statement_per_result() -> None:
    text = sy.generate("rx90", "determinant").code("python", form="explicit", comments=False)
    lines = [line.strip() for line in text.partition("def rx90_determinant(")[2].splitlines()]
    assigned = [line.split(" ")[0] for line in lines if " = " in line]
    assert [name for name in assigned if name[0] in "SC"] == ["C2", "S23", "C3", "S5"]
    assert assigned[-1] == "det"
    assert not any(re.fullmatch(r"t[0-9]+", name) for name in assigned)


def test_determinant_of_the_rx90_is_that_of_the_textbook() -> None:
    text = explicit(sy.generate("rx90", "determinant"))
    [entry] = text.entries
    plain = re.sub(r"[{}_]|\\,", "", entry.value)
    assert plain == "D3RL4C3S5(D3C2 - RL4S23)"
    assert entry.name == r"\det J"


def test_example_9_1() -> None:
    """A of the first three links of the RX-90 [KD Example 9.1], term by term."""
    unit = sy.generate(first_links(3), "inertia").unit
    text = ExplicitText(configure(unit, find_language("latex"), {"collect": "parameters"}))
    entries = {e.label: re.sub(r"[{}_]|\\,", "", e.value) for e in text.entries}
    published = {
        "A11": "Ia1 + ZZ1 + SS2XX2 + 2CS2XY2 + CC2YY2 + SS23XX3 + 2CS23XY3 + CC23YY3"
        " + 2D3C2C23MX3 - 2D3C2S23MY3 + D3^2CC2M3",
        "A12": "S2XZ2 + C2YZ2 + S23XZ3 + C23YZ3 - D3S2MZ3",
        "A13": "S23XZ3 + C23YZ3",
        "A22": "Ia2 + ZZ2 + ZZ3 + 2D3C3MX3 - 2D3S3MY3 + D3^2M3",
        "A23": "ZZ3 + D3C3MX3 - D3S3MY3",
        "A33": "Ia3 + ZZ3",
    }
    for label, text in published.items():
        assert sorted(signed_terms(entries[label])) == sorted(signed_terms(text)), label


def signed_terms(text: str) -> list[str]:
    terms = re.split(r" (?=[-+] )", text)
    return [t if t[0] in "+-" else f"+ {t}" for t in terms]


def first_links(count: int) -> sy.Robot:
    """The first links of the RX-90."""
    full = sy.load("rx90")
    return dataclasses.replace(
        full,
        frames=full.frames[:count],
        bodies=full.bodies[: count + 1],
        joints=full.joints[:count],
        wrenches=full.wrenches[: count + 1],
    )


@pytest.mark.parametrize("robot", ["kr6r900", "irb120"])
def test_letters_mean_what_the_legend_says(robot: str) -> None:
    """Offsets of pi/2 do not swap sines and cosines."""
    latex = sy.generate(robot, "determinant").latex()
    for letter, index, function, angle in re.findall(
        r"([SC])_\{([0-9]+)\} &?= \\(sin|cos)\(([^)]*)\)", latex
    ):
        assert function == {"S": "sin", "C": "cos"}[letter]
        assert re.findall("[0-9]", angle) == list(index)


def test_the_matrix_c_is_not_a_cosine() -> None:
    """In lagrange the matrices are bold, so that C_{2} is the cosine alone."""
    latex = sy.generate("planar2r", "lagrange").latex()
    results = latex.partition("\nwhere\n")[0]
    assert r"\mathbf{C}" in results
    assert r"\mathbf{A}" in results
    legend = latex.partition("\nwhere\n")[2]
    for name in set(re.findall(r"\bC_\{[0-9]+\}", results)):
        assert f"{name} &= \\cos" in legend or f"{name} = \\cos" in legend


def test_no_long_numbers_and_no_counted_names() -> None:
    for robot, id in (("ur5", "jacobian"), ("rx90", "idm"), ("panda", "dgm"), ("rx90", "inertia")):
        latex = sy.generate(robot, id).latex()
        assert not re.search(r"[0-9]{12}", latex), (robot, id)
        assert "t_{" not in latex


def test_grouping_relations_as_latex() -> None:
    base = sy.generate("rx90", "base-parameters")
    latex = base.latex()
    assert r"ZZ_{1R} &= " in latex
    assert latex.count("&=") == len(base.relations)


def test_base_parameters_of_a_robot_in_numbers_are_numbers() -> None:
    base = sy.generate("iiwa14", "base-parameters")
    for body in base.robot.bodies:
        for value in vars(body).values():
            assert "cos" not in str(value)
            assert "sin" not in str(value)


def test_a_number_stands_before_the_sum_that_it_multiplies() -> None:
    relations = sy.generate("kr6r900", "base-parameters").latex()
    assert r"MX_{2} + 0.455\,(M_{3} + M_{4} + M_{5} + M_{6})" in relations


def test_the_determinant_of_a_matrix_that_is_not_square_is_named() -> None:
    assert r"\det(J^{T} J) &= (1 + q_{3}^{2})" in sy.generate("rrp", "determinant").latex()
    assert r"\det J &= " in sy.generate("rx90", "determinant").latex()


def test_quantities_have_names_of_their_own_and_come_link_by_link() -> None:
    latex = sy.generate("rx90", "lagrange").latex()
    assert r"\partial_{2}YZZ_{2}" in latex
    assert r"c_{1,23}" in latex
    assert r"c_{i,jk} &: \text{Christoffel symbol" in latex
    assert not re.search(r"\bD_\{[0-9]+[A-Z]|\bCS_\{[0-9]+,", latex)
    assert r"N_{i,kj} &: \text{moment in joint j" in latex
    steps = sy.generate("rx90", "idm").latex().partition("with the quantities")[2]
    links = re.findall(r"^WI_\{1([2-6])\} &=", steps, re.MULTILINE)
    assert links == sorted(links)
    assert steps.index("U_{112} &=") < steps.index("WI_{13} &=")


@pytest.mark.parametrize("robot", ["rrp", "fivebar"])
def test_every_quantity_of_a_listing_has_a_meaning(robot: str) -> None:
    unknown = set()
    for spec in sy.models():
        if spec.id.startswith("igm") or spec.id in ("base-parameters", "loop-geometry"):
            continue
        try:
            listing = sy.generate(robot, spec.id, mode="symoro", effort=0)
        except sy.SymoroError:
            continue
        for name in listing.unit.listing.names.values():
            if not re.match("[SC]+[0-9a-z]", name) and not explain_step(name):
                unknown.add((spec.id, name))
    assert not unknown


def test_quantities_in_the_angles_of_sines_are_computed_before() -> None:
    code = sy.generate("sr400", "lagrange").code("python", form="explicit", comments=False)
    lines = code.splitlines()
    at = next(k for k, line in enumerate(lines) if "= sin(DA6)" in line)
    assert any(re.match(r" +DA6 +=", line) for line in lines[:at])


def test_text_length_is_the_committed_measure() -> None:
    assert text_length(r"D_{3}\,\left(C_{2} - S_{23}\right)") == len("D3(C2-S23)")


def test_decimals_are_as_the_user_wrote_them() -> None:
    page = sy.generate("kr6r900", "dgm").latex()
    assert "0.4" in page
    assert r"\frac{2}{5}" not in page


def test_inverse_jacobian_of_the_scara_is_that_of_its_four_rows() -> None:
    page = sy.generate("scara", "inverse-jacobian").latex()
    assert r"\mathit{Jinv}_{11} &= \frac{C_{12}}{D_{2}\,S_{2}}" in page
    assert r"\mathit{Jinv}_{41} &= -\frac{C_{1}}{D_{3}\,S_{2}}" in page


@pytest.mark.parametrize("robot", ["kr6r900", "lwr", "rrp", "delta"])
def test_steps_of_inverse_models_have_no_counted_names_and_no_tolerances(robot: str) -> None:
    page = sy.generate(robot, "igm").latex()
    assert not re.search(r"\bt_\{|10\^\{-[0-9]{2,}\}|\\frac\{[0-9]{5,}\}", page)
    assert "{align*}\n\n" not in page  # an empty block does not compile
    assert not unpaired(page)


def test_roots_are_written_by_the_coefficients_of_their_type() -> None:
    page = sy.generate("irb120", "igm").latex()
    assert r"\sqrt{0.0280239264 - Z^{2}}" in page
    assert r"q_{5} &= " in page


def test_a_numerical_inverse_model_has_no_formulas() -> None:
    with pytest.raises(sy.SymoroError, match="latex"):
        sy.generate("general6r", "igm").latex()


def test_quantities_of_a_large_model_have_a_meaning() -> None:
    energy = sy.generate("rx90", "energy").latex()
    assert "K_{" not in energy
    assert r"EC &: \text{twice the kinetic energy of the link}" in energy.replace(
        r"\mathit{EC}", "EC"
    )
    assert "U_{3" not in energy  # U is the potential energy
    torques = sy.generate("general6r", "idm").latex()
    assert r"A &: \text{element of the rotation matrix" in torques


@pytest.mark.parametrize("model", ["gravity", "idm"])
def test_lines_of_a_closed_loop_fit_the_page(model: str) -> None:
    page = sy.generate("fourbar", model).latex()
    assert max(text_length(line) for line in page.splitlines() if r"\text" not in line) < 130


@pytest.mark.parametrize("robot", ["fourbar", "bennett"])
def test_quantities_of_a_loop_are_defined_before_their_use(robot: str) -> None:
    text = sy.generate(robot, "loop-geometry").latex()
    _, _, quantities = text.partition("with the quantities")
    lines = quantities.partition("where")[0].split("K_{")
    definitions = re.findall(r"^K_\{(\d+)\} &= (.*?)(?=^K_|^\\end)", quantities, re.M | re.S)
    assert len(lines) > len(definitions) > 10
    known: set[str] = set()
    for name, value in definitions:
        assert set(re.findall(r"K(?:_\{)?(\d+)", value)) <= known, name
        known.add(name)
    assert set(re.findall(r"K(?:_\{)?(\d+)", text)) <= known
    assert "atan2(" not in text  # no name of a sine is made of code


def test_divisors_count_for_the_size_of_a_text() -> None:
    assert len(sy.generate("bennett", "inverse-jacobian").latex()) < 5000


def test_legend_names_the_matrices_the_columns_of_b_and_units() -> None:
    text = sy.generate("planar2r", "lagrange").latex()
    assert r"\mathbf{B} &: \text{coefficients of the products of joint velocities" in text
    assert r"\text{columns } 12, 11, 22" in text
    assert r"(\mathrm{kg\,m^{2}})" in text
    assert "m2}" not in text


def test_inverse_jacobian_is_reduced_to_the_angle_of_the_elbow() -> None:
    text = sy.generate("rx90", "inverse-jacobian").latex()
    assert r"\mathit{Jinv}_{53} &= \frac{S_{2}\,C_{4}}{C_{3}\,RL_{4}}" in text
    assert "C_{23}\\,C_{3} + S_{23}" not in text  # C23 C3 + S23 S3 is C2


def test_a_divisor_has_no_fraction() -> None:
    text = sy.generate("planar2r", "ddm").latex()
    assert r"\frac{1}{ZZ_{1}\,ZZ_{2} + L_{1}^{2}" in text
    assert "^{-1}" not in text


def test_a_share_of_pi_is_one_fraction() -> None:
    assert r"\frac{\pi}{2} - q_{2} + q_{7}" in sy.generate("sr400", "loop-geometry").latex()


def test_equations_of_a_type_are_formulas() -> None:
    text = sy.generate("rx90", "igm").latex()
    assert "type 3} $X_{1} S + Y_{1} C = Z_{1}$, $X_{2} S" in text
