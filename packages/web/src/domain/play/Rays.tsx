import styles from './Rays.module.css';

const count = 16;
const reach = 900;

/** Every other wedge of a wheel. */
const wedges = Array.from({ length: count }, (_, index) => {
  const at = (turn: number) => {
    const angle = (2 * Math.PI * turn) / count;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  };
  return `M0 0L${at(index)}L${at(index + 0.5)}Z`;
}).join('');

export function Rays() {
  return (
    <svg className={styles.rays} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <path d={wedges} />
    </svg>
  );
}
