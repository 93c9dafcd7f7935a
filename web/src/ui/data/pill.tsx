import styled from 'styled-components'

const tones = {
  brass: 'background: var(--accent-soft); color: var(--accent-text);',
  solid: 'background: var(--accent-fill); color: var(--on-accent);',
  good: 'background: var(--success-soft); color: var(--success);',
  bad: 'background: var(--danger-soft); color: var(--danger);',
}

export const Pill = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-pill);
  font: 600 var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`
