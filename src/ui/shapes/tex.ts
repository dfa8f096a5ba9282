/** What LaTeX has a command for in its mathematics, without further packages. */
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
  "□": "\\fboxsep=0.35ex\\fbox{}",
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
  "⇓": "\\Downarrow",
  "⇏": "\\not\\Rightarrow",
  "⇝": "\\sim\\mkern-6mu\\rightarrow",
  "↩": "\\hookleftarrow",
  "∋": "\\ni",
  "∇": "\\nabla",
  "✕": "\\times",
  "‹": "\\scriptstyle\\langle",
  "›": "\\scriptstyle\\rangle",
  "«": "\\ll",
  "»": "\\gg",
  "°": "^\\circ",
  ι: "\\iota",
  µ: "\\mu",
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
  '"': "\\char34{}",
  "“": "``",
  "”": "''",
  "‘": "`",
  "’": "'",
  "–": "--",
  "—": "---",
};

const raised = new Map([..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁱⁿᵏ"].map((letter, place) => [letter, "0123456789+-ink"[place]]));
const lowered = new Map([..."₀₁₂₃₄₅₆₇₈₉₊₋ᵢₙₖ"].map((letter, place) => [letter, "0123456789+-ink"[place]]));

/** Letters below this number stand for themselves, but for some that the fonts of LaTeX lack. */
const firstForeign = 0x180;
const lacking = "ÐÞðþĄąĐđĘęĦħĮįĸĿŀŉŊŋŦŧŲųſ";

/**
 * A text for LaTeX with nothing but its own packages: signs become commands. Letters that it has neither a letter nor a
 * command for, Chinese above all, stand as they are for XeLaTeX and LuaLaTeX; elsewhere their numbers stand for them.
 */
export function texText(text: string): string {
  let written = "";
  let foreign = "";
  for (const letter of text) {
    const known = texLetter(letter);
    if (known === undefined) foreign += letter;
    else {
      // Two hyphens in a row would be a dash.
      written += `${foreignText(foreign)}${letter === "-" && written.endsWith("-") ? "{}" : ""}${known}`;
      foreign = "";
    }
  }
  written += foreignText(foreign);
  // After the end of a row a bracket would begin an option of it, and a star would be one.
  return /^[[*]/.test(written) ? `{${written[0]}}${written.slice(1)}` : written;
}

function foreignText(letters: string): string {
  if (letters === "") return "";
  const numbers = [...letters].map((letter) => `[U+${letter.codePointAt(0)?.toString(16).toUpperCase()}]`).join("");
  return `{\\ifdefined\\XeTeXversion ${letters}\\else\\ifdefined\\directlua ${letters}\\else${numbers}\\fi\\fi}`;
}

/** Undefined: there is neither a letter nor a command. */
function texLetter(letter: string): string | undefined {
  const command = signs[letter];
  if (command !== undefined) return `$${command}$`;
  const own = special[letter];
  if (own !== undefined) return own;
  const up = raised.get(letter);
  if (up !== undefined) return `$^{${up}}$`;
  const down = lowered.get(letter);
  if (down !== undefined) return `$_{${down}}$`;
  if (/\p{Cc}/u.test(letter)) return " ";
  return (letter.codePointAt(0) ?? 0) < firstForeign && !lacking.includes(letter) ? letter : undefined;
}
