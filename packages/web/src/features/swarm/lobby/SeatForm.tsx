import { displayNameFaultMessages, parseDisplayName } from '@bee-jinx/game';
import { type SubmitEvent, useState } from 'react';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { type FaceNumber, faceNumbers } from '../../../ui/avatar/avatar-face.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { visuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './SeatForm.module.css';

interface SeatFormProps {
  name: string;
  face: FaceNumber;
  action: string;
  isBusy: boolean;
  fault: string | undefined;
  onSubmit(seat: { displayName: string; face: FaceNumber }): void;
}

/** Name and face at this table. Both are given, so that one tap is enough. */
export function SeatForm({ action, isBusy, fault, onSubmit, ...given }: SeatFormProps) {
  const [name, setName] = useState(given.name);
  const [face, setFace] = useState(given.face);
  const [nameFault, setNameFault] = useState<string>();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const ruling = parseDisplayName(name);
    if (ruling.ok) onSubmit({ displayName: ruling.name, face });
    else setNameFault(displayNameFaultMessages[ruling.fault]);
  }

  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <Button type="submit" isBusy={isBusy}>
        {action}
      </Button>
      <Fault>{fault}</Fault>
      <TextField
        label="Your name at this table"
        value={name}
        fault={nameFault}
        autoComplete="nickname"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setNameFault(undefined);
        }}
      />
      <fieldset className={styles.faces}>
        <legend className={styles.legend}>Your face</legend>
        <div className={styles.row}>
          {faceNumbers.map((number) => (
            <label key={number} className={styles.face}>
              <input
                type="radio"
                className={visuallyHidden}
                name="face"
                value={number}
                checked={number === face}
                aria-label={`Face ${number}`}
                onChange={() => setFace(number)}
              />
              <Avatar
                userId=""
                name={name || '?'}
                face={number}
                isYou={number === face}
                isDecorative
              />
            </label>
          ))}
        </div>
      </fieldset>
    </Stack>
  );
}
