// The page stands at the address somebody wanted: to load it again is to try again.
try {
  if (localStorage.getItem('darkMode') === 'false') document.documentElement.className = 'light';
} catch {
  // Without storage it stays dark.
}
const again = () => window.location.reload();
document.querySelector('.again').addEventListener('click', again);
window.addEventListener('online', again);
