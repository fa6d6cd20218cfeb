// Brought into a server with `--import`: sets its date forth or back, as somebody does who mends a machine's clock.
const date = Date.now;
let ahead = 0;
Date.now = () => date() + ahead;
process.on('message', (ms) => {
  ahead = Number(ms);
});
