/** A button that asks for a file. */

import type { ReactNode } from 'react';
import { useRef } from 'react';

interface Props {
  readonly accept: string;
  readonly className: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

export function FileButton({ accept, className, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again after it has been mended.
          event.target.value = '';
        }}
      />
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
    </>
  );
}
