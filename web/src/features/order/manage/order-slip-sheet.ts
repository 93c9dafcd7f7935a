import styled, { createGlobalStyle } from 'styled-components'
import { media, paper } from '../../../theme/tokens.ts'

export const SlipPaper = createGlobalStyle`
  @page { size: A5; margin: 10mm; }
`

export const FourPaper = createGlobalStyle`
  @page { size: A4; margin: 8mm; }
`

/** Two beside two on a sheet; what does not fit a quarter goes on in the next. */
export const SheetsOfFour = styled.div`
  display: grid;
  gap: var(--space-4);
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6mm;
    /* A border at the very edge would not be printed. */
    padding-inline-end: 1px;
    && > article + article { break-before: auto; }
    /* By the zoom it is as high as a quarter, less the gap. */
    && > article {
      align-content: start;
      gap: var(--space-2);
      min-height: 186mm;
      padding: 4mm;
      border: 1px dashed;
      line-height: 1.35;
      break-inside: avoid;
      zoom: 0.72;
    }
    && h2 { font-size: 2rem; }
    && :is(th, td) { padding-block: var(--space-1); }
    && dl { gap: var(--space-1); }
  }
`

export const Sheet = styled.article`
  ${paper}
  display: grid;
  gap: var(--space-4);
  width: 100%;
  max-width: var(--sheet);
  padding: var(--space-4);
  border: 1px solid var(--line);
  background: var(--surface);
  color: var(--text);
  font: 400 var(--type-card);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  &:lang(bn) { line-height: 1.7; }
  ${media.wide} { padding: var(--space-5); }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    & + & { break-before: page; }
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding-bottom: var(--space-3);
  border-bottom: 2px solid var(--text);
  p { font: 600 var(--type-lead); }
  h2 { font: 700 var(--type-figure); letter-spacing: 0.02em; }
`

/** Below the name of the shop, over the whole width: who sends it. */
export const Sender = styled.address`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  width: 100%;
  font: 400 var(--type-small);
  white-space: pre-line;
  & > b { font-weight: 600; white-space: nowrap; }
`

export const Where = styled.dl`
  display: grid;
  gap: var(--space-2);
  & > div { display: grid; grid-template-columns: var(--fact-term) minmax(0, 1fr); gap: var(--space-3); }
  dt { color: var(--muted); }
  dd { font-weight: 600; }
`

export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: var(--space-2) var(--space-1); border-bottom: 1px solid var(--line); text-align: end; vertical-align: top; }
  th { color: var(--muted); font: 600 var(--type-small); }
  :is(th, td):first-child { padding-inline-start: 0; text-align: start; }
  :is(th, td):not(:first-child) { white-space: nowrap; }
  tr { break-inside: avoid; }
`

export const Cash = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding: var(--space-3);
  border: 2px solid var(--text);
  break-inside: avoid;
  span { font: 600 var(--type-body); }
  strong { font: 700 var(--type-title); }
`
