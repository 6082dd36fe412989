import { useEffect, useRef, useState } from 'react';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ShareChoices } from './ShareChoices.tsx';
import styles from './ShareDialog.module.css';
import { SharePreview } from './SharePreview.tsx';
import {
  availableFormats,
  isFormatReady,
  type Shareable,
  type ShareFormat,
} from './share-format.ts';

interface ShareDialogProps extends Shareable {
  title: string;
  isOpen: boolean;
  onClose(): void;
  first?: ShareFormat;
  canShare(what: ShareFormat): boolean;
  onShare(what: ShareFormat): void;
  /** `refused`: without clipboard access the text is selected instead. */
  onCopy(what: ShareFormat): Promise<CopyOutcome>;
  fault?: string | undefined;
  /** Where it can be posted to friends or a hive. */
  buzzPath?: string | undefined;
}

export function ShareDialog({
  title,
  isOpen,
  onClose,
  first = 'text',
  canShare,
  onShare,
  onCopy,
  fault,
  buzzPath,
  ...shareable
}: ShareDialogProps) {
  const [wished, setWished] = useState(first);
  const [outcome, setOutcome] = useCopyOutcome();
  const words = useRef<HTMLParagraphElement>(null);
  const offered = availableFormats(shareable);
  const what = offered.includes(wished) ? wished : 'text';
  const isTakenByApps = canShare(what);
  const ready = isFormatReady(what, shareable);
  const isCopied = outcome === 'copied';
  const isTrouble = fault !== undefined || outcome === 'refused';
  const mood = isCopied ? 'jinx' : isTrouble ? 'oops' : 'carrying';

  // Resets to `first` each time it is opened.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setWished(first);
      setOutcome(undefined);
    }
  }

  async function copy(): Promise<void> {
    const result = await onCopy(what);
    setOutcome(result);
    if (result === 'copied' || !words.current) return;
    words.current.focus();
    getSelection()?.selectAllChildren(words.current);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      perched={<Bee pose={mood} size={112} />}
      actions={
        <>
          {isTakenByApps && (
            <Button disabled={!ready} onClick={() => onShare(what)}>
              <span className={styles.label}>
                <Icon name="share" />
                Share
              </span>
            </Button>
          )}
          <Button variant={isTakenByApps ? 'outline' : 'honey'} disabled={!ready} onClick={copy}>
            <span className={styles.label}>
              <Icon name={isCopied ? 'check' : 'copy'} />
              {isCopied ? 'Copied' : 'Copy'}
            </span>
          </Button>
        </>
      }
    >
      <ShareChoices
        offered={offered}
        chosen={what}
        onChoose={(next) => {
          setWished(next);
          setOutcome(undefined);
        }}
      />
      <SharePreview {...shareable} what={what} words={words} />
      <Fault>{fault}</Fault>
      <p className={styles.outcome} role="status">
        {outcome && outcomeWords(outcome, what)}
      </p>
      {buzzPath !== undefined && (
        <p className={styles.buzz}>
          <Link to={buzzPath}>Post it to your buzz</Link>
        </p>
      )}
    </Dialog>
  );
}

function outcomeWords(outcome: CopyOutcome, what: ShareFormat): string {
  if (outcome === 'copied') return 'Copied. Go on, show off.';
  if (what === 'picture') return 'Your browser won’t copy pictures. Save it instead.';
  return 'Your browser keeps its clipboard shut. It’s selected: copy it from here.';
}

type CopyOutcome = 'copied' | 'refused';

const joyMs = 2500;

/** Success disappears by itself; a refusal stays until the next try. */
function useCopyOutcome() {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(setOutcome, joyMs, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}
