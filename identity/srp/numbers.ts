/** Numbers as SRP and DER write them. */
export const numberOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);

/** The bytes of a number, with a leading zero byte if the first bit is set. */
export const padded = (number: bigint): Buffer => {
  const hex = number.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};
