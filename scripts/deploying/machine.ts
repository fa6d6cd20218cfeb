import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '#shared/must.ts';
import { writeArchive } from '../release/archive';
import { currentVersion } from '../release/versions';
import { inCopy, inside } from './bareDebian';

const DOMAIN = 'hush.example.org';

/** Does in place of systemd what the page asks of it. It runs the commands of a unit with its settings and user. */
const SYSTEMCTL = `#!/bin/bash
set -euo pipefail
unit_of() { for folder in /etc/systemd/system /lib/systemd/system; do [ -e "$folder/$1" ] && echo "$folder/$1" && return; done; echo "There is no unit $1" >&2; exit 1; }
value() { sed -n "s/^$2=//p" "$1" | sed 's#%S#/var/lib#g'; }
start() {
  local unit; unit=$(unit_of "$1"); user=$(value "$unit" User)
  if [ "$(value "$unit" DynamicUser)" = yes ]; then
    id "$user" >/dev/null 2>&1 || useradd --system --no-create-home "$user"
    install -d -o "$user" -g "$user" -m 700 "/var/lib/$(value "$unit" StateDirectory)"
  fi
  local env=(HOME="$(getent passwd "$user" | cut -d: -f6)" PATH=/usr/bin:/bin)
  for setting in $(value "$unit" Environment); do env+=("$setting"); done
  local file; file=$(value "$unit" EnvironmentFile)
  [ -z "$file" ] || while read -r line; do [[ $line = [A-Z]*=* ]] && env+=("$line"); done <"$file"
  local prefix=(setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs env -i "\${env[@]}")
  [ "$user" != caddy ] || prefix=(setpriv --reuid caddy --regid caddy --clear-groups --ambient-caps +net_bind_service --inh-caps +net_bind_service env -i "\${env[@]}")
  folder=$(value "$unit" WorkingDirectory)
  cd "\${folder:-/}"
  if [ "$(value "$unit" Type)" = oneshot ]; then
    value "$unit" '\\(ExecStart\\|ExecStartPost\\)' | while read -r command; do "\${prefix[@]}" $command </dev/null; done
  else
    command=$(value "$unit" ExecStart)
    "\${prefix[@]}" $command >"/var/log/$1.log" 2>&1 </dev/null &
  fi
}
case "$1 \${2:-}" in
  'daemon-reload '*) ;;
  'enable --now') for name in "\${@:3}"; do case $name in *.timer) unit_of "$name" >/dev/null; unit_of "\${name%.timer}.service" >/dev/null ;; *) start "$name" ;; esac; done ;;
  'start '* | 'restart '*) start "\${2%.service}.service" ;;
  *) echo "systemctl $* is not stood in for" >&2; exit 1 ;;
esac
`;

/** Does what a person does next: opens a room, its page and a WebSocket, and makes a backup. Prints what arrived. */
const VISIT = `
room=$(curl -fsS -X POST -H 'Content-Type: application/json' -H 'Idempotency-Key: 0123456789abcdef' -d '{"name":"Mara"}' https://$DOMAIN/api/rooms)
echo "room $room"
code=$(sed -E 's/.*"code":"(\\w+)".*/\\1/' <<<"$room")
token=$(sed -E 's/.*"token":"([^"]+)".*/\\1/' <<<"$room")
echo "url $(curl -fsS -H "Authorization: Bearer $token" https://$DOMAIN/api/rooms/$code | sed -E 's/.*"url":"([^"]+)".*/\\1/')"
echo "page $(curl -fsS https://$DOMAIN/r/$code | grep -o '<title>[^<]*')"
upgrade=(-H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' -H 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==')
echo "socket $(curl -sS --http1.1 --max-time 3 -o /dev/null -w '%{http_code}' "\${upgrade[@]}" "https://$DOMAIN/socket.io/?room=$code&EIO=4&transport=websocket" 2>/dev/null || true)"
systemctl start hush-backup
echo "backup $(ls /var/lib/hush/backups)"
echo "user $(stat -c %U /var/lib/hush/hush.db)"
`;

/** Follows the first section of docs/deploying.md in a bare Debian, with a certificate that Caddy signs itself. */
export function tryMachine(base: string): void {
  writeArchive(new Date().toISOString().slice(0, 10));
  const [archive] = globSync('dist/release/*.tar.gz');
  const { install, local, start } = commands();
  inCopy(base, (root) => {
    cpSync(must(archive), join(root, 'root', must(archive).replace('dist/release/', '')));
    for (const folder of ['usr/bin', 'etc/systemd/system']) mkdirSync(join(root, folder), { recursive: true });
    inside(root, `cd /root\n${install}\n${local}`, 'shared');
    writeFileSync(join(root, 'usr/bin/systemctl'), SYSTEMCTL, { mode: 0o755 });
    writeFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost ${DOMAIN}\n`);
    const trust = 'export CURL_CA_BUNDLE=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
    const logs = "trap '[ $? = 0 ] || tail -n 20 /var/log/hush.service.log /var/log/caddy.service.log >&2' EXIT";
    const said = inside(root, [logs, trust, `DOMAIN=${DOMAIN}`, start, VISIT].join('\n'), 'own');
    for (const line of [
      /^room .*"code":"\w{6}"/m,
      new RegExp(`^url https://${DOMAIN}/r/\\w{6}$`, 'm'),
      /^page <title>.+/m,
    ])
      must(line.exec(said), `${line} in:\n${said}`);
    for (const line of [/^socket 101$/m, /^backup hush-\S+\.db$/m, /^user hush$/m])
      must(line.exec(said), `${line} in:\n${said}`);
    console.log(`${said.trim().replace(/"token":"[^"]+"/, '"token":"…"')}\nThe machine serves a room over https.`);
  });
}

/** Returns the page's commands, for this version. */
function commands(): { install: string; local: string; start: string } {
  const page = readFileSync('docs/deploying.md', 'utf8').split('## In five minutes')[1]?.split(/^##/m)[0] ?? '';
  const [install = '', start = ''] = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => must(block));
  const local = must(/^Only on a network without a public domain: `([^`]+)`/m.exec(page)?.[1]);
  const version = install.replace(/VERSION=\S+/, `VERSION=${currentVersion()}`);
  return { install: version, local, start };
}
