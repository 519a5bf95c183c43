/** An e-mail address that may wrap at its @, so that wide tables fit. */
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
