import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { inTwoHalves } from '../../ui/in-two-halves.ts';
import { canHandOver, handOver } from '../share/hand-over.ts';
import styles from './MyCode.module.css';
import { RenewCode } from './RenewCode.tsx';

// Only who holds the screen before a camera needs it.
const CodePicture = lazy(() => import('./CodePicture.tsx'));

/** Everything that brings somebody here: read out, sent, or held before a camera. */
export function MyCode({ friendCode }: { friendCode: string }) {
  const [isPictureOpen, setPictureOpen] = useState(false);
  const [wasPictureOpen, setWasPictureOpen] = useState(false);
  const link = new URL(`/i/f/${friendCode}`, location.origin).href;
  const parcel = { title: 'Bee Jinx', text: 'Let’s see whether we think alike.', url: link };

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Invite a friend</h2>
      <CopyField label="Your link" value={link} />
      <CopyField label="Your friend code" value={inTwoHalves(friendCode)} />
      <div className={styles.ways}>
        {canHandOver(parcel, navigator) && (
          <Button onClick={() => void handOver(parcel, navigator)}>
            <span className={styles.label}>
              <Icon name="share" />
              Send your link
            </span>
          </Button>
        )}
        <Button
          look="outline"
          aria-haspopup="dialog"
          onClick={() => {
            setWasPictureOpen(true);
            setPictureOpen(true);
          }}
        >
          <span className={styles.label}>
            <Icon name="qr" />
            Show as a QR code
          </span>
        </Button>
      </div>
      <RenewCode friendCode={friendCode} />
      <Suspense>
        {wasPictureOpen && (
          <CodePicture link={link} isOpen={isPictureOpen} onClose={() => setPictureOpen(false)} />
        )}
      </Suspense>
    </section>
  );
}
