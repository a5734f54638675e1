// The page stands at the address somebody wanted: to load it again is to try again.
try {
  if (localStorage.getItem('darkMode') === 'false') document.documentElement.className = 'light';
} catch {
  // Without storage it stays dark.
}
const again = () => window.location.reload();
document.querySelector('.again').addEventListener('click', again);
window.addEventListener('online', again);

// A server that was restarted is back without an event of the browser: it is asked, less and less often.
const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

async function isBack() {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function ask(pause) {
  if (!document.hidden && (await isBack())) again();
  else setTimeout(ask, pause, Math.min(pause * 1.5, LONGEST_MS));
}
setTimeout(ask, FIRST_MS, FIRST_MS);
