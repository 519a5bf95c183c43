import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const mark = Buffer.from("sealed backup 1\n");
const saltBytes = 16;
const tagBytes = 16;
const pieceBytes = 256 * 1024;

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Encrypts a stream into a mark, a salt, and chunks of 256 KiB, each with its own tag. The key is derived for this file
 * and its name; a chunk's nonce is its number and whether it is the last, so that none can be left out, moved or added.
 */
export async function* seal(source: Bytes, key: string, name: string): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(saltBytes);
  yield Buffer.concat([mark, salt]);
  const fileKey = keyOf(key, salt, name);
  let number = 0;
  for await (const { piece, isLast } of inPieces(source, pieceBytes)) {
    const cipher = createCipheriv(algorithm, fileKey, nonce(number, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Decrypts what `seal` made. Throws when the key or the name differs, or when anything was changed or cut off. */
export async function* unseal(source: Bytes, key: string, name: string): AsyncGenerator<Uint8Array> {
  const pieces = inPieces(source, pieceBytes + tagBytes, mark.byteLength + saltBytes);
  const head = await pieces.next();
  const opening = head.done ? Buffer.alloc(0) : head.value.piece;
  if (!opening.subarray(0, mark.byteLength).equals(mark))
    throw new Error(`${name} is not encrypted as it should be`);
  const fileKey = keyOf(key, opening.subarray(mark.byteLength), name);
  let number = 0;
  for await (const { piece, isLast } of pieces) {
    const decipher = createDecipheriv(algorithm, fileKey, nonce(number, isLast));
    decipher.setAuthTag(piece.subarray(-tagBytes));
    yield Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
    number += 1;
  }
  if (number === 0) throw new Error(`${name} is cut off`);
}

function keyOf(key: string, salt: Uint8Array, name: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, salt, `backup file ${name}`, 32));
}

function nonce(number: number, isLast: boolean): Uint8Array {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}

/** Cuts a stream into chunks of `size` bytes, the first of `first`; the last may be smaller. */
async function* inPieces(source: Bytes, size: number, first = size) {
  let wanted = first;
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.byteLength;
    // One more byte than a chunk shows that this chunk is not the last.
    while (length > wanted) {
      const all = Buffer.concat(waiting);
      yield { piece: all.subarray(0, wanted), isLast: false };
      waiting = [all.subarray(wanted)];
      length -= wanted;
      wanted = size;
    }
  }
  yield { piece: Buffer.concat(waiting), isLast: true };
}
