import styled from 'styled-components'

/** Words side by side. */
export const WordList = ({ words }: { words: readonly string[] }) => (
  <Words>
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </Words>
)

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
  li {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-pill);
    background: var(--primary-soft);
    font: 500 var(--type-small);
    overflow-wrap: anywhere;
  }
`
