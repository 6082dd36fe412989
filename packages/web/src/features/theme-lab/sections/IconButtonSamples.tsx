import { IconButton } from '../../../ui/icon-button/IconButton.tsx';
import { Sample } from '../Sample.tsx';
import styles from './IconButtonSamples.module.css';

export function IconButtonSamples() {
  return (
    <>
      <Sample name="Plain" note="says its name only" canFocus>
        <div className={styles.row}>
          <IconButton icon="close" label="Close" />
          <IconButton icon="menu" label="Menu" />
          <IconButton icon="trash" label="Delete" />
        </div>
      </Sample>
      <Sample name="Plain, busy and disabled">
        <div className={styles.row}>
          <IconButton icon="send" label="Sending" isBusy />
          <IconButton icon="trash" label="Delete, disabled" disabled />
        </div>
      </Sample>
      <Sample name="Tile" canFocus>
        <div className={styles.row}>
          <IconButton look="tile" icon="picture" label="Picture" />
          <IconButton look="tile" icon="replay" label="Replay" />
        </div>
      </Sample>
      <Sample name="Tile, busy and disabled">
        <div className={styles.row}>
          <IconButton look="tile" icon="picture" label="Drawing" isBusy />
          <IconButton look="tile" icon="replay" label="Replay" disabled />
        </div>
      </Sample>
      <Sample name="Long label">
        <div className={styles.row}>
          <IconButton look="tile" icon="share" label="Share with everybody" />
          <IconButton look="tile" icon="qr" label="QR" />
        </div>
      </Sample>
    </>
  );
}
