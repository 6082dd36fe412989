import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Bee } from '../bee/Bee.tsx';
import { Fault } from '../modals/Fault.tsx';
import { Dialog } from './Dialog.tsx';

interface AskDialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** The way back, which also closes it. */
  stay: string;
  /** The way ahead, which can't be taken back. */
  go: string;
  onGo(): void;
  isBusy: boolean;
  fault: string | undefined;
  layer?: 'dialog' | 'above';
  /** What will happen. */
  children: ReactNode;
}

/** Asks once before something that can't be taken back. */
export function AskDialog({ stay, go, onGo, isBusy, fault, children, ...dialog }: AskDialogProps) {
  return (
    <Dialog
      {...dialog}
      perched={<Bee pose="oops" size={112} />}
      actions={
        <>
          <Button onClick={dialog.onClose}>{stay}</Button>
          <Button look="danger" isBusy={isBusy} onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      {children}
      <Fault>{fault}</Fault>
    </Dialog>
  );
}
