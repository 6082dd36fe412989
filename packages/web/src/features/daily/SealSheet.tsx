import { useState } from 'react';
import type { Daily } from '../../domain/play/daily.ts';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './SealSheet.module.css';
import { type RevealedSeal, type SealState, sealPreimage, shellCommand } from './seal.ts';

interface SealSheetProps {
  daily: Daily;
  /** The seals of the rounds that are revealed on the screen. */
  opened: readonly RevealedSeal[];
  sealOf(round: number): SealState;
  onClose(): void;
}

const sealStateMessages: Record<SealState, string> = {
  checking: 'Being checked…',
  valid: 'The seal fits: it was chosen before you typed.',
  broken: 'The seal doesn’t fit. Please tell us.',
  unable: 'This browser can’t check it here. The line below can.',
};

/** All seals in full, and how to check them without this app. */
export default function SealSheet({ daily, opened, sealOf, onClose }: SealSheetProps) {
  const { puzzleNumber } = daily.puzzle;
  const [isOpen, setOpen] = useState(true);
  const isPlaying = daily.game.rounds.length === opened.length && daily.seal !== undefined;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
      title="The bee’s seal"
    >
      <div className={styles.seals}>
        <p>
          Before you type, the bee seals its word: you get the SHA-256 of a salt, the puzzle, the
          round and the word. When the words turn over you get the salt too, so it can’t have been
          changed in between.
        </p>
        {isPlaying && (
          <section className={styles.seal}>
            <h3 className={styles.round}>Round {opened.length + 1}</h3>
            <p className={styles.verdict}>Sealed. The word comes when yours is in.</p>
            <HashLine label="Seal" text={daily.seal ?? ''} />
          </section>
        )}
        {opened.toReversed().map((one) => (
          <OpenedSeal
            key={one.round}
            puzzleNumber={puzzleNumber}
            opened={one}
            state={sealOf(one.round)}
          />
        ))}
      </div>
    </Sheet>
  );
}

interface OpenedSealProps {
  puzzleNumber: number;
  opened: RevealedSeal;
  state: SealState;
}

function OpenedSeal({ puzzleNumber, opened, state }: OpenedSealProps) {
  const text = sealPreimage(puzzleNumber, opened);
  return (
    <section className={styles.seal}>
      <h3 className={styles.round}>
        Round {opened.round}: <em>{opened.beeWord}</em>
      </h3>
      <p className={styles.verdict} data-state={state}>
        {state === 'valid' && <Icon name="check" />}
        {state === 'broken' && <Icon name="warning" />}
        {sealStateMessages[state]}
      </p>
      <HashLine label="Seal" text={opened.seal} />
      <HashLine label="Salt" text={opened.salt} />
      <HashLine label="Text" text={text} />
      <CopyField label={`Check round ${opened.round} in a shell`} value={shellCommand(text)} />
    </section>
  );
}

function HashLine({ label, text }: { label: string; text: string }) {
  return (
    <p className={styles.digits}>
      <span>{label}</span> <code>{text}</code>
    </p>
  );
}
