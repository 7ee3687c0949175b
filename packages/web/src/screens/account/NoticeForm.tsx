/** Asks where notices are to go: one line, and a button. */

import type { InputHTMLAttributes } from 'react';
import { useState } from 'react';
import { Field } from './Field.tsx';
import { useBusy } from './use-busy.ts';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength'> {
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly onAsk: (where: string) => Promise<void>;
}

export function NoticeForm({ label, hint, button, onAsk, ...rest }: Props) {
  const [where, setWhere] = useState('');
  const [isBusy, run] = useBusy();
  return (
    <form className="account-form" onSubmit={run(() => onAsk(where.trim()))}>
      <Field label={label} hint={hint} value={where} onValue={setWhere} required {...rest} />
      <button type="submit" className="btn" disabled={isBusy}>
        {button}
      </button>
    </form>
  );
}
