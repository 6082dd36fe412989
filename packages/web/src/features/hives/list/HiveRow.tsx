import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { RowLink } from '../../../ui/row/Row.tsx';
import { RowLine, RowWords } from '../../../ui/row/RowWords.tsx';

interface HiveRowProps {
  to: string;
  mark: ReactNode;
  name: string;
  line: string;
  badge?: ReactNode;
}

export function HiveRow({ to, mark, name, line, badge }: HiveRowProps) {
  const end = (
    <>
      {badge}
      <Icon name="forward" />
    </>
  );
  return (
    <RowLink to={to} mark={mark} end={end}>
      <RowWords name={name}>
        <RowLine>{line}</RowLine>
      </RowWords>
    </RowLink>
  );
}
