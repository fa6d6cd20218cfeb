import { createSocket } from 'node:dgram';
import { expect, test, vi } from 'vitest';
import { lanAddresses, learnWayOut } from './lan';

type Table = Readonly<Record<string, string>>;

const lo: Table = { lo: '127.0.0.1' };

function interfacesOf(table: Table) {
  const entries = Object.entries(table).map(([name, address]) => [
    name,
    [{ address, family: 'IPv4', internal: address.startsWith('127.') }],
  ]);
  return Object.fromEntries(entries) as Parameters<typeof lanAddresses>[0];
}

/**
 * Test cases, each with the machine's adapters as `os.networkInterfaces` lists them, the address of the default route,
 * and the expected best address.
 */
const MACHINES: readonly [name: string, table: Table, out: string | null, best: string][] = [
  ['a laptop on Wi-Fi', { ...lo, wlp3s0: '192.168.1.20' }, '192.168.1.20', '192.168.1.20'],
  ['a machine without a default route', { ...lo, docker0: '172.17.0.1', wlan0: '10.0.0.4' }, null, '10.0.0.4'],
  [
    'Docker on Linux',
    { docker0: '172.17.0.1', 'br-1f2e3d4c5b6a': '192.168.96.1', eth0: '10.0.0.5' },
    '10.0.0.5',
    '10.0.0.5',
  ],
  ['Docker on a network of 172.16', { docker0: '192.168.160.1', enp2s0: '172.16.4.20' }, '172.16.4.20', '172.16.4.20'],
  ['Podman and CNI', { podman0: '10.88.0.1', 'cni-podman1': '10.89.0.1', wlan0: '10.1.2.3' }, '10.1.2.3', '10.1.2.3'],
  ['libvirt', { virbr0: '192.168.122.1', vnet0: '192.168.122.9', eno1: '10.20.0.7' }, '10.20.0.7', '10.20.0.7'],
  [
    'a bridge with the default route',
    { br0: '192.168.178.30', virbr0: '192.168.122.1' },
    '192.168.178.30',
    '192.168.178.30',
  ],
  ['LXD', { lxdbr0: '10.200.1.1', enp5s0: '10.9.8.7' }, '10.9.8.7', '10.9.8.7'],
  [
    'VMware on Windows',
    {
      'VMware Network Adapter VMnet1': '192.168.44.1',
      'VMware Network Adapter VMnet8': '192.168.206.1',
      'Wi-Fi': '10.0.1.33',
    },
    '10.0.1.33',
    '10.0.1.33',
  ],
  [
    'VMware on Windows without a default route',
    { 'VMware Network Adapter VMnet8': '192.168.206.1', 'Wi-Fi': '10.0.1.33' },
    null,
    '10.0.1.33',
  ],
  [
    'VirtualBox on Windows',
    { 'VirtualBox Host-Only Network': '192.168.56.1', Ethernet: '10.0.0.12' },
    '10.0.0.12',
    '10.0.0.12',
  ],
  [
    'VirtualBox under a name of Windows',
    { 'Ethernet 2': '192.168.56.1', 'Wi-Fi': '192.168.178.21' },
    '192.168.178.21',
    '192.168.178.21',
  ],
  ['VirtualBox on Linux', { vboxnet0: '192.168.56.1', wlp2s0: '172.20.10.3' }, '172.20.10.3', '172.20.10.3'],
  [
    'WSL and Hyper-V beside Wi-Fi',
    { 'vEthernet (WSL)': '172.29.96.1', 'vEthernet (Default Switch)': '192.168.64.1', WLAN: '10.0.0.40' },
    '10.0.0.40',
    '10.0.0.40',
  ],
  [
    'an external switch of Hyper-V',
    { 'vEthernet (External)': '192.168.0.50', 'vEthernet (WSL (Hyper-V firewall))': '172.24.0.1' },
    '192.168.0.50',
    '192.168.0.50',
  ],
  [
    'a hotspot of Windows',
    { 'Local Area Connection* 10': '192.168.137.1', 'Wi-Fi': '10.4.4.4' },
    '10.4.4.4',
    '10.4.4.4',
  ],
  ['OpenVPN that takes all traffic', { wlan0: '192.168.1.7', tun0: '10.8.0.2' }, '10.8.0.2', '192.168.1.7'],
  [
    'OpenVPN on Windows',
    { 'OpenVPN TAP-Windows6': '192.168.255.6', Ethernet: '10.0.0.9' },
    '192.168.255.6',
    '10.0.0.9',
  ],
  ['WireGuard', { wg0: '192.168.90.2', wlan0: '10.0.0.6' }, '192.168.90.2', '10.0.0.6'],
  ['Tailscale on Linux', { tailscale0: '100.101.102.103', eth0: '10.0.0.8' }, '10.0.0.8', '10.0.0.8'],
  [
    'Tailscale under any name',
    { 'Ethernet 5': '100.101.102.103', Ethernet: '172.16.0.8' },
    '100.101.102.103',
    '172.16.0.8',
  ],
  ['ZeroTier', { ztabcdef12: '192.168.192.7', en0: '10.0.1.2' }, '10.0.1.2', '10.0.1.2'],
  ['a VPN on a Mac', { en0: '192.168.1.11', utun4: '10.2.0.2' }, '10.2.0.2', '192.168.1.11'],
  [
    'a Mac with virtual machines',
    { bridge100: '192.168.64.1', vmenet0: '192.168.64.9', awdl0: '169.254.3.4', llw0: '169.254.5.6', en0: '10.0.1.4' },
    '10.0.1.4',
    '10.0.1.4',
  ],
  ['a Mac that shares its internet', { bridge100: '192.168.2.1', en0: '172.20.10.2' }, '172.20.10.2', '172.20.10.2'],
  ['Parallels', { bridge101: '10.37.129.2', vmnet8: '10.211.55.2', en1: '10.55.0.4' }, '10.55.0.4', '10.55.0.4'],
  [
    'Kubernetes',
    { 'flannel.1': '10.42.0.0', cni0: '10.42.0.1', cali1a2b: '10.42.0.9', eth0: '172.31.5.6' },
    '172.31.5.6',
    '172.31.5.6',
  ],
];

test.each(MACHINES)('friends are offered an address that they can reach: %s', (_, table, out, best) => {
  expect(lanAddresses(interfacesOf(table), out)[0]).toBe(best);
});

test('loopback and link-local addresses are not offered to friends', () => {
  expect(lanAddresses(interfacesOf({ ...lo, eth0: '169.254.7.7' }), null)).toEqual([]);
});

test('finding the address of the default route sends no packet', async () => {
  const { prototype } = createSocket('udp4').unref().close().constructor as unknown as { prototype: { send(): void } };
  const send = vi.spyOn(prototype, 'send');
  await learnWayOut();
  expect(send).not.toHaveBeenCalled();
  send.mockRestore();
});
