// Loaded into a server with `--import`. Moves the server's clock forward or back, as if an administrator had set the
// time.
const date = Date.now;
let ahead = 0;
Date.now = () => date() + ahead;
process.on('message', (ms) => {
  ahead = Number(ms);
});
