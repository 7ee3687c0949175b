/** One of the ways to hear that it is one's move, with what it does, or why it cannot be had. */

import type { ReactNode } from 'react';
import { useId } from 'react';
import type { NoticeSettings } from '@weathergauge/wire/types';
import { Switch } from '../../ui/Switch.tsx';

export interface NoticePart {
  readonly known: NoticeSettings;
  /** Asks for a change; null where it was refused, which is said. */
  readonly change: (path: string, body?: object) => Promise<NoticeSettings | null>;
}

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isOffered: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly children?: ReactNode;
}

export function NoticeWay({ title, hint, isOn, isOffered, onSwitch, children }: Props) {
  const id = useId();
  return (
    <div className="account-way">
      <label>
        <span>{title}</span>
        <Switch checked={isOn} disabled={!isOffered} onSwitch={onSwitch} aria-describedby={id} />
      </label>
      <p id={id} className="account-faint">
        {hint}
      </p>
      {children}
    </div>
  );
}
