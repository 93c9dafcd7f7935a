const light = `
  color-scheme: light;
  --page: #fbf8f1;
  --surface: #ffffff;
  --sunken: #f3eedf;
  --line: #e6dfcc;
  --control-line: #7e8a80;
  --text: #1d2b28;
  --muted: #52605b;
  --primary: #0f5c4d;
  --primary-hover: #0b4a3e;
  --on-primary: #ffffff;
  --primary-soft: #e4efea;
  --tap: rgb(15 92 74 / 0.14);
  --accent-text: #8a5a00;
  --accent-soft: #fbf0d6;
  --danger: #b3261e;
  --danger-soft: #fbe9e7;
  --success: #1b6b3a;
  --success-soft: #e3f1e7;
  --star: #b07400;
  --chart-bar: #7fa79d;
  --focus: #1f5fbf;
  --shadow-card: 0 1px 2px rgb(29 43 40 / 0.06), 0 1px 1px rgb(29 43 40 / 0.04);
  --shadow-raised: 0 2px 4px rgb(29 43 40 / 0.04), 0 12px 32px -8px rgb(29 43 40 / 0.16);
`

const dark = `
  color-scheme: dark;
  --page: #0e1614;
  --surface: #16211e;
  --sunken: #0a110f;
  --line: #26332f;
  --control-line: #71827b;
  --text: #ecf1ee;
  --muted: #a9b8b1;
  --primary: #5cc2a5;
  --primary-hover: #7ad3b9;
  --on-primary: #08231c;
  --primary-soft: #16302a;
  --tap: rgb(94 197 165 / 0.2);
  --accent-text: #e3b75c;
  --accent-soft: #2e2614;
  --danger: #ff8a80;
  --danger-soft: #331917;
  --success: #77d39a;
  --success-soft: #13291c;
  --star: #e3b75c;
  --chart-bar: #366f60;
  --focus: #8ab8ff;
  --shadow-card: none;
  --shadow-raised: 0 12px 32px -8px rgb(0 0 0 / 0.6);
`

/** What is printed, and what shows how it will be: black on white in any theme. */
export const paper = `
  color-scheme: light;
  --surface: #ffffff;
  --line: #8a8a8a;
  --text: #000000;
  --muted: #333333;
`

const constant = `
  --accent-fill: #d9a441;
  --on-accent: #1d2b28;
  --brand: #0f5c4d;
  --brand-deep: #0a3d33;
  --on-brand: #ffffff;
  --on-brand-muted: #d5e6df;
  --backdrop: rgb(14 22 20 / 0.5);
  --backdrop-strong: rgb(14 22 20 / 0.72);
  --focus-gap: #ffffff;

  --space-1: 4px;
  --space-2: 8px;
  --space-3: 12px;
  --space-4: 16px;
  --space-5: 24px;
  --space-6: 32px;
  --space-7: 48px;

  --radius-control: 8px;
  --radius-card: 14px;
  --radius-pill: 999px;

  --touch: 44px;
  --control: 48px;
  --icon: 22px;
  --icon-small: 16px;
  --icon-stroke: 1.75px;
  --logo: 30px;
  --avatar: 32px;
  --thumb: 40px;
  --line-picture: 72px;
  --thumb-button: 64px;
  --row-picture: 56px;
  --step-number: 48px;
  --step-number-narrow: 36px;
  --preview: 120px;
  --bubble: 60px;
  --strip-item: 84px;
  --bar: 56px;
  --buy-bar: 0px;
  --sidebar: 240px;
  --content: 1040px;
  --edge: 28px;
  --aside: 320px;
  --filters: 236px;
  --bars: 32px;
  --summary: 360px;
  --shell: 1288px;
  --drawer: 300px;
  --menu: 264px;
  --narrow: 440px;
  --reading: 65ch;
  --column: 560px;
  --banner: 168px;
  --card-picture: 176px;
  --card-height: 208px;
  --related: 148px;
  --fact-term: 110px;
  --bar-height: 8px;
  --sheet: 559px;
  --chart: 200px;
`

const type = `
  --font: Roboto, system-ui, "Noto Sans Bengali", "Nirmala UI", "Kohinoor Bangla", sans-serif;
  --line-caption: 1rem;
  --line-small: 1.25rem;
  --line-body: 1.5rem;
  --line-lead: 1.75rem;
  --line-title: 2rem;
  --line-display: 2.25rem;
  --line-figure: 3rem;
  --type-caption: 0.8125rem/var(--line-caption) var(--font);
  --type-small: 0.875rem/var(--line-small) var(--font);
  --type-card: 0.9375rem/var(--line-small) var(--font);
  --type-body: 1rem/var(--line-body) var(--font);
  --type-prose: 1.0625rem/var(--line-lead) var(--font);
  --type-lead: 1.125rem/var(--line-lead) var(--font);
  --type-subtitle: 1.25rem/var(--line-lead) var(--font);
  --type-title: 1.5rem/var(--line-title) var(--font);
  --type-display: 1.875rem/var(--line-display) var(--font);
  --type-figure: 2.5rem/var(--line-figure) var(--font);
`

// Bangla letters reach higher and lower.
const banglaLines = `
  --line-caption: 1.4rem;
  --line-small: 1.5rem;
  --line-body: 1.7rem;
  --line-lead: 2rem;
  --line-title: 2.5rem;
  --line-display: 3.2rem;
`

const wideSizes = `
  --bar: 64px;
  --banner: 232px;
`

/** From which width on a layout has room for more. */
export const media = {
  tiny: '@media (max-width: 359.98px)',
  narrow: '@media (max-width: 719.98px)',
  wide: '@media (min-width: 720px)',
  sidebar: '@media (min-width: 1024px)',
  filters: '@media (min-width: 1200px)',
  // A finger that has left hovers for browsers, until it touches something else.
  pointer: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const

export const tokens = `
  :root { ${constant} ${type} ${light} }
  :root:lang(bn) { ${banglaLines} }
  @media (prefers-color-scheme: dark) { :root { ${dark} } }
  :root[data-theme='light'] { ${light} }
  :root[data-theme='dark'] { ${dark} }
  ${media.wide} { :root { ${wideSizes} } }
`
