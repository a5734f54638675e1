/** Prints a progress line to standard error; standard output stays free for the result of a command. */
export function say(/** @type {string} */ text) {
  process.stderr.write(`${text}\n`);
}

/** A duration for people: `0.4 s`, `2 min 5 s`. */
export function spell(/** @type {number} */ ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
