/** A checkbox with the role and look of a switch. */

import type { InputHTMLAttributes } from 'react';
import './switch.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className' | 'onChange'> {
  readonly onSwitch: (isOn: boolean) => void;
}

export function Switch({ onSwitch, ...rest }: Props) {
  return (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      onChange={event => onSwitch(event.target.checked)}
      {...rest}
    />
  );
}
