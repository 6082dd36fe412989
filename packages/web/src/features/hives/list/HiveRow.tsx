import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { RowLink } from '../../../ui/row/Row.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';

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
      <RowText name={name}>
        <RowLine>{line}</RowLine>
      </RowText>
    </RowLink>
  );
}
