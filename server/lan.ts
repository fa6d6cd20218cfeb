import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

/**
 * Matches the names of tunnel adapters. Friends on the same network cannot reach the addresses of these adapters, even
 * if the default route goes through such an adapter.
 */
const TUNNEL =
  /^(utun|tun|tap|wg|zt|ppp|ipsec|gpd|nordlynx|tailscale|zerotier|proton|mullvad|wireguard|openvpn|cloudflare ?warp|hamachi)|\b(vpn|tap-windows|wireguard|zerotier|tailscale|anyconnect|fortinet|globalprotect)/i;
/**
 * Matches the names of adapters for virtual machines, containers and the system. The default route may go through such
 * an adapter, for example a bridge.
 */
const VIRTUAL =
  /^(docker|podman|br-|bridge|cni|flannel|cali|veth|vnet|virbr|lxc|lxd|incus|vmnet|vboxnet|vmenet|awdl|llw|anpi|ap\d|feth|vethernet|dummy|kube|cbr|mpqemubr|rmnet|pdp_ip|wwan)|\b(vmware|virtualbox|hyper-v|wsl|host-only|default switch)|^local area connection\*/i;

/** An address reserved for documentation (RFC 5737). */
const OUTSIDE = '192.0.2.1';

let outward: string | null = null;

/**
 * Finds the local address of the default route: the address the system picks when a UDP socket connects to the
 * internet. Connecting a UDP socket sends no packet.
 */
export async function learnWayOut(): Promise<void> {
  outward = await wayOut();
}

/**
 * Returns this machine's IPv4 addresses that friends on the same network can open, most likely first.
 * @param out the local address of the default route, or null if there is no default route
 */
export function lanAddresses(interfaces: Interfaces = networkInterfaces(), out: string | null = outward): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, rank: rank(name, address, address === out) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

/**
 * Returns the rank of an address, where a lower rank is better: the default route, then hardware adapters, virtual
 * adapters and tunnels. Within each group, home networks come first.
 */
function rank(name: string, address: string, isWayOut: boolean): number {
  if (TUNNEL.test(name) || isShared(address)) return 30 + homeRank(address);
  if (isWayOut) return 0;
  return (VIRTUAL.test(name) ? 20 : 10) + homeRank(address);
}

/** True for 100.64.0.0/10, which carrier-grade NAT and Tailscale use. */
function isShared(address: string): boolean {
  return /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address);
}

function homeRank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;
}

function wayOut(): Promise<string | null> {
  return new Promise((done) => {
    const socket = createSocket('udp4');
    const end = (address: string | null) => {
      socket.close();
      done(address);
    };
    socket.once('error', () => end(null));
    socket.connect(9, OUTSIDE, () => {
      const { address } = socket.address();
      end(address === '0.0.0.0' ? null : address);
    });
  });
}
