import type { Ref } from 'react';
import { Bee } from '../../ui/bee/Bee.tsx';
import { WarmthMeter } from '../play/WarmthMeter.tsx';
import styles from './ShareResult.module.css';

/** The drawings that the card is made from, invisible here. */
export function CardModels({ ref, isJinx }: { ref: Ref<HTMLDivElement>; isJinx: boolean }) {
  return (
    <div ref={ref} className={styles.models} aria-hidden="true">
      <Bee pose={isJinx ? 'jinx' : 'oops'} size={200} lookAt="ahead" />
      <WarmthMeter warmth={100} />
    </div>
  );
}
