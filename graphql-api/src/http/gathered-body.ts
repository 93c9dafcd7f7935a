import { IncomingMessage } from 'node:http'

// In bytes. The longest body but an upload's is then a few hundred pieces.
const SHORT = 1024
// Chunks of a body that may be as short as they like; more of them must have so many bytes on the average.
const ANY_LENGTH = 1000
const LEAST = 256

/**
 * A request whose body is read in pieces that are not short, however it comes: Node makes a buffer of each chunk, which for one
 * byte takes some four hundred in memory, and whoever reads a body holds them all until its end. The connection of who sends
 * a great many short chunks ends, since each takes time, also of a body that nobody reads.
 */
export class GatheringRequest extends IncomingMessage {
  /** What has come and is not read yet; the first piece as it came, so that a body of one piece is never copied. */
  private held: Buffer | null = null
  private heldBytes = 0
  private pieces = 0
  private bytes = 0

  override push(piece: Buffer | null): boolean {
    if (piece !== null && this.isTooShort(piece)) {
      this.socket.destroy()
      return false
    }
    if (piece === null || piece.length >= SHORT) {
      this.giveHeld()
      return super.push(piece)
    }
    const goesOn = this.heldBytes + piece.length <= SHORT || this.giveHeld()
    if (this.held === null) this.held = piece
    else {
      if (this.held.length < SHORT) this.held = withRoom(this.held)
      piece.copy(this.held, this.heldBytes)
    }
    this.heldBytes += piece.length
    return goesOn
  }

  private isTooShort({ length }: Buffer): boolean {
    this.pieces++
    this.bytes += length
    return this.pieces > ANY_LENGTH + this.bytes / LEAST
  }

  /** @returns false: Node is to stop reading until somebody reads */
  private giveHeld(): boolean {
    const goesOn = this.held === null || super.push(this.held.subarray(0, this.heldBytes))
    this.held = null
    this.heldBytes = 0
    return goesOn
  }
}

const withRoom = (piece: Buffer) => {
  const longer = Buffer.allocUnsafeSlow(SHORT)
  piece.copy(longer)
  return longer
}
