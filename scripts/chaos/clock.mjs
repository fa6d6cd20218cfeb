// Loaded into a server with `--import`. Sets the server's date forward or back, as when an administrator corrects a
// machine's clock.
const date = Date.now;
let ahead = 0;
Date.now = () => date() + ahead;
process.on('message', (ms) => {
  ahead = Number(ms);
});
