// Imported first by every command, for its effect: a clear sentence instead of a syntax error further on.
const NEEDED = { major: 20, minor: 19 };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor)) {
  console.error(
    `Sirenade needs Node.js ${NEEDED.major}.${NEEDED.minor} or newer; this is ${process.versions.node}. See https://nodejs.org/`,
  );
  process.exit(1);
}
