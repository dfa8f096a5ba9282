/** What LaTeX needs a command for; in mathematics where that is where it is. */
const signs: Readonly<Record<string, string>> = {
  "→": "\\to",
  "←": "\\leftarrow",
  "↦": "\\mapsto",
  "⇒": "\\Rightarrow",
  "⇐": "\\Leftarrow",
  "⟹": "\\Longrightarrow",
  "↓": "\\downarrow",
  "↑": "\\uparrow",
  "↔": "\\leftrightarrow",
  "⇔": "\\Leftrightarrow",
  "↪": "\\hookrightarrow",
  "⟨": "\\langle",
  "⟩": "\\rangle",
  "∈": "\\in",
  "∉": "\\notin",
  "⊆": "\\subseteq",
  "⊂": "\\subset",
  "∪": "\\cup",
  "∩": "\\cap",
  "⊔": "\\sqcup",
  "⊓": "\\sqcap",
  "⊑": "\\sqsubseteq",
  "∅": "\\emptyset",
  "⊤": "\\top",
  "⊥": "\\bot",
  "∧": "\\wedge",
  "∨": "\\vee",
  "¬": "\\neg",
  "∀": "\\forall",
  "∃": "\\exists",
  "⊢": "\\vdash",
  "⊨": "\\models",
  "≠": "\\neq",
  "≤": "\\leq",
  "≥": "\\geq",
  "≡": "\\equiv",
  "≈": "\\approx",
  "×": "\\times",
  "·": "\\cdot",
  "∗": "\\ast",
  "⋆": "\\star",
  "★": "\\star",
  "−": "-",
  "±": "\\pm",
  "∞": "\\infty",
  "∘": "\\circ",
  "○": "\\circ",
  "●": "\\bullet",
  "•": "\\bullet",
  "◐": "\\ominus",
  "⊕": "\\oplus",
  "⊗": "\\otimes",
  "⊙": "\\odot",
  Σ: "\\Sigma",
  Π: "\\Pi",
  Δ: "\\Delta",
  Γ: "\\Gamma",
  Φ: "\\Phi",
  Λ: "\\Lambda",
  Ω: "\\Omega",
  α: "\\alpha",
  β: "\\beta",
  γ: "\\gamma",
  δ: "\\delta",
  ε: "\\varepsilon",
  κ: "\\kappa",
  λ: "\\lambda",
  μ: "\\mu",
  π: "\\pi",
  ρ: "\\rho",
  σ: "\\sigma",
  τ: "\\tau",
  φ: "\\varphi",
  ψ: "\\psi",
  ω: "\\omega",
  ℓ: "\\ell",
  "…": "\\ldots",
  "∖": "\\setminus",
  "◇": "\\diamond",
  "□": "\\Box",
  "✓": "\\surd",
  "√": "\\surd",
  "✗": "\\times",
  "⋯": "\\cdots",
  "′": "'",
  "‖": "\\|",
  "∣": "\\mid",
  "≺": "\\prec",
  "⊳": "\\triangleright",
  "▸": "\\triangleright",
  "⟶": "\\longrightarrow",
};

const special: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  "#": "\\#",
  $: "\\$",
  "%": "\\%",
  "&": "\\&",
  _: "\\_",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  '"': "\\textquotedbl{}",
  "“": "``",
  "”": "''",
  "‘": "`",
  "’": "'",
  "–": "--",
  "—": "---",
};

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const lowered = "₀₁₂₃₄₅₆₇₈₉";

/** A text for LaTeX with nothing but its own packages: signs become commands, what there is none for its number. */
export function texText(text: string): string {
  return [...text].map(texLetter).join("");
}

function texLetter(letter: string): string {
  const command = signs[letter];
  if (command !== undefined) return `$${command}$`;
  const own = special[letter];
  if (own !== undefined) return letter === '"' ? "\\char34{}" : own;
  const up = raised.indexOf(letter);
  if (up >= 0) return `$^{${up}}$`;
  const down = lowered.indexOf(letter);
  if (down >= 0) return `$_{${down}}$`;
  const code = letter.codePointAt(0) ?? 0;
  if (letter === "*") return "*";
  if (code < 32) return " ";
  return code < 0x180 ? letter : `[U+${code.toString(16).toUpperCase()}]`;
}
