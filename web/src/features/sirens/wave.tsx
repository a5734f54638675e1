import './intro-button.css';

/** An animation for a siren who is speaking. */
export function Wave() {
  return (
    <span aria-hidden className="wave">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
