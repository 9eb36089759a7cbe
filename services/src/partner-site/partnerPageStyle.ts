/** The style sheet of the page, inlined to save a request. */
export const partnerPageStyle = `
:root { color-scheme: light dark; --ground: #f3f7f6; --card: #ffffff; --text: #14282a; --muted: #4d6265; --line: #d5e1df;
  --brand: #0b6b63; --on-brand: #ffffff; --note: #fdf1d7; --on-note: #54390a; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0d1b1e; --card: #14272a; --text: #e8f1f0; --muted: #a9bdbd; --line: #2a4145; --brand: #5fcbb9;
    --on-brand: #06201e; --note: #3a2f17; --on-note: #f7deab; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground);
  color: var(--text); font: 16px/24px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { width: 100%; max-width: 560px; background: var(--card); border: 1px solid var(--line); border-radius: 16px;
  padding: 24px; box-shadow: 0 8px 32px rgb(8 40 44 / 8%); }
@media (min-width: 640px) { main { padding: 40px; } }
.note { display: inline-block; margin: 0 0 24px; padding: 4px 12px; border-radius: 999px; background: var(--note);
  color: var(--on-note); font-size: 14px; line-height: 20px; font-weight: 600; }
h1 { margin: 0 0 8px; font-size: 32px; line-height: 40px; overflow-wrap: anywhere; }
p { margin: 0 0 24px; max-width: 60ch; color: var(--muted); }
dl { margin: 0 0 24px; border-top: 1px solid var(--line); }
dl div { padding: 12px 0; border-bottom: 1px solid var(--line); }
dt { font-size: 14px; line-height: 20px; color: var(--muted); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
a { display: block; padding: 12px 24px; border-radius: 8px; background: var(--brand); color: var(--on-brand);
  font-weight: 600; text-align: center; text-decoration: none; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`;
