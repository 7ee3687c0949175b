/** Pages of plain HTML, without scripts. */

import { createHash } from 'node:crypto';

/** `content` is HTML, the title text. */
export function plainPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** `forms`: where forms may be sent. With forms the page also sends its origin, by which the server knows that they come from its page. */
export const plainHeaders = (forms: 'nothing' | 'here'): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${forms === 'here' ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
});

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const text = (raw: string): string => raw.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2830; --paper: #f5eedc; --edge: #cdbd97; --accent: #8c4a06; }
@media (prefers-color-scheme: dark) { :root { --ink: #ebe3d0; --paper: #10181e; --edge: #364650; --accent: #f2b54e; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
article { padding: 0.9rem 0; border-top: 1px solid var(--edge); }
article p { margin: 0.2rem 0; }
ul { margin: 0.4rem 0; padding-left: 1.2rem; }
button { min-height: 44px; padding: 0 1.2rem; border: 1px solid var(--accent); border-radius: 4px; background: var(--accent); color: var(--paper); font: inherit; }
code { font: 0.9rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
a, .method { color: var(--accent); }
.method { display: inline-block; min-width: 3.2rem; }
.answer::before { content: "→ "; }
`;
