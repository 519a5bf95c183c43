/** An address that may be broken after its @, so that a table keeps all its columns in sight. */
export function EmailCell({ address }: { address: string }) {
  const [name, host] = address.split("@");
  if (!host) return address;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
