import './intro-button.css';

/** Moves while somebody speaks. */
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
