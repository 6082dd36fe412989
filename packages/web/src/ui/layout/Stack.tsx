import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.css';

/** A step of the spacing scale, `--s-1` to `--s-5`. */
type Gap = 1 | 2 | 3 | 4 | 5;

type LayoutProps<Tag extends ElementType, Options> = Omit<ComponentProps<Tag>, keyof Options> &
  Options & { as?: Tag; gap?: Gap | undefined };

/** Children below each other, as wide as the stack unless `align` says otherwise. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  gap,
  align,
  className,
  ...rest
}: LayoutProps<Tag, { align?: 'start' | 'center' | undefined; className?: string | undefined }>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={withClass(styles.stack, className)}
      data-gap={gap}
      data-align={align}
    />
  );
}

/** Children beside each other; they wrap to a second line unless `wrap` is false. */
export function Inline<Tag extends ElementType = 'div'>({
  as,
  gap,
  align,
  justify,
  wrap,
  className,
  ...rest
}: LayoutProps<
  Tag,
  {
    align?: 'center' | 'end' | 'baseline' | undefined;
    justify?: 'center' | 'space-between' | undefined;
    wrap?: boolean | undefined;
    className?: string | undefined;
  }
>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={withClass(styles.inline, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
    />
  );
}

const withClass = (own: string | undefined, added: string | undefined) =>
  added === undefined ? own : `${own} ${added}`;
