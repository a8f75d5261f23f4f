import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { platform } from 'node:process'
import { promisify } from 'node:util'

/**
 * When a process started, as the system writes it: a number is given to one process after another, but not with the same
 * start. `null` if there is no such process; an empty text if it runs and its start cannot be known.
 */
export async function startOf(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null
  try {
    return platform === 'linux' ? await startOnLinux(pid) : await startByPs(pid)
  } catch {
    return isAlive(pid) ? '' : null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In the 22nd field; the second one, the program's name in brackets, may itself contain blanks and brackets. */
async function startOnLinux(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [state] = fields
  // It has ended, and its parent has not asked yet how.
  if (state === 'Z' || state === 'X') return null
  return fields[19] ?? ''
}

async function startByPs(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  })
  return stdout.trim()
}
