/** Folds a part of the screen away, or unfolds it: an arrow that points to where it goes. */

interface Props {
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  readonly label: string;
  readonly className: string;
  /** Where the part lies when it is folded. */
  readonly to: 'top' | 'bottom';
}

const UP = 'M4 13l6-6 6 6';
const DOWN = 'M4 7l6 6 6-6';

export function FoldButton({ folded, onFold, label, className, to }: Props) {
  return (
    <button
      type="button"
      className={`play-icon ${className}`}
      aria-expanded={!folded}
      aria-label={label}
      onClick={() => onFold(!folded)}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d={folded === (to === 'top') ? DOWN : UP} fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </button>
  );
}
