import { type ReactNode, useId } from 'react';
import { SectionHead } from '../layout/SectionHead.tsx';
import { Stack } from '../layout/Stack.tsx';

export function RowList({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <SectionHead id={headingId}>{title}</SectionHead>
      <Stack as="ul" gap={2}>
        {children}
      </Stack>
    </Stack>
  );
}
