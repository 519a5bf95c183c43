/** An e-mail address that may wrap before its @, so that wide tables fit. */
export function EmailCell({ address }: { address: string }) {
  const sign = address.lastIndexOf("@");
  if (sign < 0) return address;
  return (
    <>
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </>
  );
}
