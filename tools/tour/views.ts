import type { Step } from './step.ts';

/** A width and a look. */
export interface View {
  width: Width;
  theme: 'light' | 'dark';
  skin: 'default' | 'pink';
}

/** A phone upright and on its side, a tablet, a laptop and a large screen. */
const heights = { 320: 640, 390: 844, 768: 1024, 844: 390, 1280: 800, 1920: 1080 } as const;
export type Width = keyof typeof heights;
export const widths: readonly Width[] = [320, 390, 768, 844, 1280, 1920];

const light = { theme: 'light', skin: 'default' } as const;
const dark = { theme: 'dark', skin: 'default' } as const;
const pink = { theme: 'light', skin: 'pink' } as const;
const darkPink = { theme: 'dark', skin: 'pink' } as const;

const looks = {
  everything: [light, dark, pink, darkPink],
  themes: [light, dark],
  once: [light],
};

export function viewsOf({ extent = 'themes', javaScript }: Step): View[] {
  const seen = javaScript === false ? [light] : looks[extent];
  return seen.flatMap((look) =>
    (extent === 'once' ? ([390] as const) : widths).map((width) => ({ width, ...look })),
  );
}

/** For the documentation: a phone and a desktop. */
export const docsViews: readonly View[] = [light, dark, pink].flatMap((look) =>
  ([390, 1280] as const).map((width) => ({ width, ...look })),
);

export const heightOf = ({ width }: View): number => heights[width];

export const lookName = ({ theme, skin }: View): string =>
  skin === 'default' ? theme : theme === 'light' ? skin : `${theme}-${skin}`;
