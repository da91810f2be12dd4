// @ts-check
// Imported before anything else, and written so that a Node too old for the rest can still read it.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Truciolo ha bisogno di Node 20.19 o più recente; qui c’è la ${process.versions.node}.`);
  console.error('Scaricalo da https://nodejs.org e riprova.');
  console.error(`(Truciolo needs Node 20.19 or later, this is ${process.versions.node}: https://nodejs.org)`);
  process.exit(1);
}
