import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Icon } from '../basic/icon.tsx'

const tones = {
  bad: '--notice: var(--danger-soft); --notice-icon: var(--danger);',
  brass: '--notice: var(--accent-soft); --notice-icon: var(--accent-text);',
  good: '--notice: var(--success-soft); --notice-icon: var(--success);',
}

interface NoticeProps extends ComponentProps<'div'> {
  tone: keyof typeof tones
  icon: LucideIcon
}

/** A few words that must not be missed. */
export const Notice = ({ tone, icon, children, ...rest }: NoticeProps) => (
  <Box $tone={tone} {...rest}>
    <Icon of={icon} />
    <Words>{children}</Words>
  </Box>
)

const Box = styled.div<{ $tone: keyof typeof tones }>`
  ${({ $tone }) => tones[$tone]}
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--notice);
  font: 400 var(--type-card);
  & > :first-child { color: var(--notice-icon); }
`

const Words = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-1);
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  a { text-decoration: underline; text-underline-offset: var(--space-1); }
`
