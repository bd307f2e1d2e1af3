/** Drawings of 24 by 24, lines only. */
const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  add: 'M12 5v14M5 12h14',
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  remove: 'M5 7h14M10 4h4M7 7l1 13h8l1-13',
  close: 'm6 6 12 12M18 6 6 18',
  edit: 'm4 20 1-4L16 5l3 3L8 19z',
  outer: 'M12 20V6M6 11l6-6 6 6M5 3h14',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  bulleted: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  numbered: 'M10 6h10M10 12h10M10 18h10M4 4l1-1v6M3 15h3l-3 5h3',
  note: 'M4 5h16v11H9l-5 4z',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="ed-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

/** A button with an icon and an accessible name. */
export const IconButton = ({ icon, label, onClick, disabled = false }: ButtonProps) => (
  <button
    type="button"
    className="ed-icon-button"
    title={label}
    aria-label={label}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
  >
    <Icon name={icon} />
  </button>
);
