import styled from 'styled-components'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'

interface RadioCardProps {
  legend: string
  name: string
  value: string
  label: string
}

/** A choice with one answer, which is made already, below a heading that says what is chosen. */
export const RadioCard = ({ legend, name, value, label }: RadioCardProps) => (
  <Group>
    <VisuallyHidden as="legend">{legend}</VisuallyHidden>
    <label>
      <input type="radio" name={name} value={value} defaultChecked />
      {label}
    </label>
  </Group>
)

const Group = styled.fieldset`
  & > label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--control);
    padding-inline: var(--space-4);
    border: 1px solid var(--primary);
    border-radius: var(--radius-control);
    background: var(--primary-soft);
    font-weight: 500;
  }
  input {
    width: var(--icon);
    height: var(--icon);
    margin: 0;
    accent-color: var(--primary);
  }
`
