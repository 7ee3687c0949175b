/** A labelled line to write in, with what it is for. */

import type { InputHTMLAttributes } from 'react';
import { useId } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  readonly label: string;
  readonly hint?: string;
  readonly onValue: (value: string) => void;
}

export function Field({ label, hint, onValue, ...rest }: Props) {
  const id = useId();
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        onChange={event => onValue(event.target.value)}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="account-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
