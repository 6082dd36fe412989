import { QrCode } from '../../ui/qr-code/QrCode.tsx';
import styles from './RoomCode.module.css';

interface RoomCodeProps {
  code: string;
  /** The whole address that the QR code leads to. */
  link: string;
  /** For a screen that is read from three metres. */
  size?: 'phone' | 'table';
}

/** The way in: a camera takes the QR code, a friend across the room the letters. */
export function RoomCode({ code, link, size = 'phone' }: RoomCodeProps) {
  return (
    <div className={styles.room} data-size={size}>
      <div className={styles.qr}>
        <QrCode text={link} label={`QR code of swarm ${code}`} />
      </div>
      <p className={styles.letters}>
        <span className={styles.or}>
          or type at {new URL(link).host}
          <wbr />
          /jinx/swarm
        </span>
        <span className={styles.code} role="img" aria-label={`Code: ${[...code].join(' ')}`}>
          {[...code].map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a code never change places.
            <span key={index} className={styles.letter}>
              {letter}
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}
