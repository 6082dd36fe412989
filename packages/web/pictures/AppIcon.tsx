import { Bee } from '../src/ui/bee/Bee.tsx';

const cell =
  'M44.5 1.5a11 11 0 0 1 11 0l32.3 18.6a11 11 0 0 1 5.5 9.6v40.6a11 11 0 0 1-5.5 9.6L55.5 98.5a11 11 0 0 1-11 0L12.2 79.9a11 11 0 0 1-5.5-9.6V29.7a11 11 0 0 1 5.5-9.6Z';

export function AppIconBadge() {
  return (
    <div className="icon badge">
      <Portrait />
      <svg className="rim" viewBox="0 0 100 100" aria-hidden="true">
        <clipPath id="cell" clipPathUnits="objectBoundingBox">
          <path d={cell} transform="scale(0.01)" />
        </clipPath>
        <path d={cell} />
      </svg>
    </div>
  );
}

/** Fills its square, for systems that mask icons with a shape of their own. */
export function AppIconTile({ cut }: { cut: 'circle' | 'square' }) {
  return (
    <div className={`icon ${cut}`}>
      <Portrait />
    </div>
  );
}

const Portrait = () => <Bee size={224} lookAt="ahead" onStage className="portrait" />;
